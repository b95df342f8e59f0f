/** A Beneficio: a round token with swords, shields, the traitor's mask, or a company's arms. */
import { CHIT, PRODITOR, SCUDO } from '@carroccio/podesta/survey';
import { Arms } from '@carroccio/table/heraldry/Arms.tsx';
import { SHIELD } from '@carroccio/table/heraldry/surfaces.ts';
import { companyArms } from '../arms.ts';
import type { CardLabels } from './labels.ts';

const SWORD = 'M-2.500-30L0-36L2.500-30V8H-2.500ZM-9 8H9V12H-9ZM-2 12H2V22H-2Z';
const HEATER = 'M-12-18H12V-4C12 8 6 14 0 18C-6 14-12 8-12-4Z';
/** A hooded head with a dagger. */
const TRAITOR =
  'M0-26C-18-26-20-6-17 8L-24 24H24L17 8C20-6 18-26 0-26ZM0-16C9-16 11-4 9 4C6 10-6 10-9 4C-11-4-9-16 0-16Z';

const ACROSS: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-13, 13], 3: [-21, 0, 21] };

function Symbols({ path, count }: { path: string; count: number }) {
  return (
    <>
      {(ACROSS[count] ?? [0]).map(x => (
        <path
          key={x}
          className="pod-symbol"
          d={path}
          transform={`translate(${x} 4) scale(${count === 1 ? 1.1 : 0.85})`}
        />
      ))}
    </>
  );
}

export function Beneficio({ labels, kind }: { labels: CardLabels; kind: number }) {
  const company = labels.lore.data.companies.companies[kind - CHIT];
  const family = kind >= CHIT ? 'compagnia' : kind === PRODITOR ? 'proditor' : kind >= SCUDO ? 'scudo' : 'spada';
  return (
    <svg className="pod-beneficio" data-family={family} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <circle r="46" className="pod-beneficio-rim" />
      <circle r="40" className="pod-beneficio-face" />
      {family === 'spada' && <Symbols path={SWORD} count={kind + 1} />}
      {family === 'scudo' && <Symbols path={HEATER} count={kind - SCUDO + 1} />}
      {family === 'proditor' && <path className="pod-symbol" d={TRAITOR} fillRule="evenodd" />}
      {company && (
        <g transform="translate(-26 -31) scale(0.52)">
          <Arms blazon={companyArms(company.id)} surface={SHIELD} manner="painted" />
        </g>
      )}
    </svg>
  );
}
