interface ConfirmProps {
  readonly title: string;
  readonly about: string;
  readonly yes: string;
  readonly no: string;
  onYes(): void;
  onNo(): void;
}

/** Asks once more before something that is not taken back. */
export function Confirm({ title, about, yes, no, onYes, onNo }: ConfirmProps) {
  return (
    <div className="confirm" role="alertdialog" aria-label={title}>
      <h2>{title}</h2>
      <p>{about}</p>
      <p className="actions">
        <button type="button" className="primary" onClick={onYes}>
          {yes}
        </button>
        <button type="button" onClick={onNo}>
          {no}
        </button>
      </p>
    </div>
  );
}
