import { useText } from '@carroccio/table/text/bilingual.ts';
import { Component, type ReactNode, useMemo } from 'react';
import { factsOf } from '../engine/facts.ts';
import { shellText } from '../text/shell.ts';
import { ErrorWords } from './ErrorWords.tsx';

/** Catches what a page throws, so that one broken page never takes the table away. */
export class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Failed error={error} /> : this.props.children;
  }
}

function Failed({ error }: { error: Error }) {
  const text = useText(shellText);
  const facts = useMemo(() => factsOf(error), [error]);
  return (
    <div className="leaf" role="alert">
      <h1>{text.failed}</h1>
      <p>{text.failedAbout}</p>
      <p>
        <code>
          <ErrorWords facts={facts} />
        </code>
      </p>
      <button type="button" onClick={() => location.reload()}>
        {text.again}
      </button>
    </div>
  );
}
