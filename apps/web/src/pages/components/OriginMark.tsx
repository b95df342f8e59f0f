import type { Origin } from '@carroccio/table/data/datums.ts';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { componentsText } from '../../text/components.ts';

/** A book, a column, a compass: told apart by shape, named in words. */
const SHAPES: Readonly<Record<Origin, string>> = {
  rulebook: 'M3 3.500h6.500L10 4l.500-.500H17v13h-6.500L10 17l-.500-.500H3zM10 4v13',
  public: 'M3.500 7 10 3l6.500 4zM5 7v8M10 7v8M15 7v8M3 17h14M4 15h12',
  reconstructed: 'M10 3.500 5.500 16.500M10 3.500l4.500 13M7 11h6M10 2.500v1',
};

export function OriginMark({ origin }: { origin: Origin }) {
  const text = useText(componentsText);
  return (
    <span className={`origin-mark ${origin}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SHAPES[origin]} />
      </svg>
      {text.originName[origin]}
    </span>
  );
}
