import { createTransport } from 'nodemailer';

export interface MailSettings {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  readonly server: string;
  /** Whom letters come from. */
  readonly from: string;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a press of the reader's mail program puts an end to such letters. */
  readonly stop?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 20_000;

export function openMailer({ server, from }: MailSettings): Mailer {
  const transport = createTransport(
    {
      url: server,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async ({ to, subject, text, stop }) => {
      const list =
        stop === undefined
          ? {}
          : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      // An address is one address, whatever characters it has.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        headers: { ...list, 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
