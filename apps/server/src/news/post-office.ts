/** Takes one piece of news to one channel. What cannot be delivered now throws, and is tried again. */
import { createHmac } from 'node:crypto';
import type { Channel } from './channels.ts';
import type { Kind } from './kinds.ts';
import type { Mailer } from './mail.ts';
import { isAddress, type Letter, post } from './outer.ts';
import { sealedFor } from './push/message.ts';
import { type HouseKeys, voucherFor } from './push/voucher.ts';
import { confirmWords, newsWords, resetWords, stopWords, type Words } from './words.ts';

export interface News {
  readonly kind: Kind;
  readonly table: string;
  readonly game: string;
  /** What is played, in the channel's language. */
  readonly match: string;
}

interface Terms {
  /** Where people find the pages. */
  readonly home: URL;
  readonly keys: HouseKeys;
  /** `null` where the house sends no letters. */
  readonly mailer: Mailer | null;
  /** Whether people's own programs are told wherever they are, in the house's own network too. */
  readonly anywhere: boolean;
  clock(): number;
}

/** Delivered, or nobody will ever be there again. */
type Delivered = 'told' | 'gone';

/** What a push service may keep it for, when the browser is not on. */
const KEPT_S = 24 * 60 * 60;

export class PostOffice {
  readonly #terms: Terms;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  get sendsMail(): boolean {
    return this.#terms.mailer !== null;
  }

  /** What a browser must know to be written to. */
  get publicKey(): string {
    return this.#terms.keys.publicKey;
  }

  async tell(channel: Channel, news: News): Promise<Delivered> {
    const words = newsWords(news.kind, news.match, channel.language);
    const url = this.#page(`table/${news.table}`);
    if (channel.way === 'mail') return this.#write(channel, words, url);
    return channel.way === 'push' ? this.#push(channel, words, url, news) : this.#call(channel, words, url, news);
  }

  /** Asks whether an address is his who named it. */
  async askWhose({ address, language, token }: Channel): Promise<void> {
    const { subject, text } = confirmWords(language);
    await this.#terms.mailer?.send({
      to: address,
      subject,
      text: `${text}\n\n${this.#page(`news/confirm/${token}`)}\n`,
    });
  }

  /** Sends a link by which somebody chooses another password. */
  async writeReset({ address, language }: Channel, token: string): Promise<void> {
    const { subject, text } = resetWords(language);
    await this.#terms.mailer?.send({ to: address, subject, text: `${text}\n\n${this.#page(`reset/${token}`)}\n` });
  }

  async #write({ address, language, token }: Channel, { subject, text }: Words, url: string): Promise<Delivered> {
    const { mailer, home } = this.#terms;
    if (!mailer) return 'told';
    const stop = this.#page(`news/stop/${token}`);
    await mailer.send({
      to: address,
      subject,
      text: `${text}\n\n${url}\n\n--\n${stopWords(language)}\n${stop}\n`,
      stop: new URL(`api/news/stop/${token}`, home).href,
    });
    return 'told';
  }

  async #push({ address, keys }: Channel, { subject, text }: Words, url: string, news: News): Promise<Delivered> {
    if (!keys) return 'gone';
    const { home, clock } = this.#terms;
    const status = await this.#post({
      to: address,
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        TTL: KEPT_S,
        Urgency: 'normal',
        // A later piece of news about a table takes the place of one that has not come through.
        Topic: topicOf(news.table),
        Authorization: voucherFor(this.#terms.keys, new URL(address), home.origin, clock()),
      },
      body: sealedFor(keys, JSON.stringify({ title: subject, text, url, tag: news.table })),
    });
    return delivered(status, address);
  }

  async #call({ address, token }: Channel, words: Words, url: string, { kind, table, game }: News): Promise<Delivered> {
    const said = `${words.subject}\n${url}`;
    // `text` and `content` are what the usual meeting places show.
    const body = JSON.stringify({ news: kind, game, table, url, text: said, content: said });
    const status = await this.#post({
      to: address,
      headers: {
        'Content-Type': 'application/json',
        'Carroccio-Signature': `sha256=${createHmac('sha256', token).update(body).digest('hex')}`,
      },
      body,
    });
    return delivered(status, address);
  }

  /** Whether somebody can be told there. */
  reaches(address: string): boolean {
    return isAddress(address, this.#terms.anywhere);
  }

  #post(letter: Letter): Promise<number> {
    return post(letter, this.#terms.anywhere);
  }

  #page(path: string): string {
    return new URL(`#/online/${path}`, this.#terms.home).href;
  }
}

/** At most 32 letters of the alphabet of base64url, which a table's name is made of. */
const topicOf = (table: string): string => table.slice(0, 32);

function delivered(status: number, address: string): Delivered {
  if (status === 404 || status === 410) return 'gone';
  if (status >= 200 && status < 300) return 'told';
  throw new Error(`${new URL(address).host} answered ${status}`);
}
