import type { Teller } from '@carroccio/kernel';
import { GRAMMAR } from '@carroccio/kernel/text';
import { useText } from '@carroccio/table/text/bilingual.ts';
import { useLanguage } from '@carroccio/table/text/language.ts';
import { Icon } from '@carroccio/table/ui/icons/icons.tsx';
import { ErrorWords } from '../../app/ErrorWords.tsx';
import { lookAt, stopLooking, useLook } from '../../engine/looking.ts';
import { skillText } from '../../text/skill.ts';
import type { Account } from './account.ts';
import { Judgement } from './Judgement.tsx';

/** What luck gave and what choices cost: looked into when somebody asks, while he reads on. */
export function SkillAndLuck({ account, teller }: { account: Account; teller: Teller }) {
  const text = useText(skillText);
  const { kept, record, view, laid } = account;
  const look = useLook(kept.id);
  // While it goes on, what the others hold is theirs; and a game that judges no moment would tell no more than chance.
  if (view.result === null || !laid.game.mind?.value) return null;
  return (
    <section aria-labelledby="skill-title" className="skill">
      <h2 id="skill-title">{text.title}</h2>
      {(look === null || 'problem' in look) && (
        <>
          <p>{text.about}</p>
          <button type="button" onClick={() => lookAt(kept.id, record)}>
            <Icon name="eye" /> {look ? text.again : text.look}
          </button>
        </>
      )}
      {look !== null && 'share' in look && <Looking share={look.share} onStop={() => stopLooking(kept.id)} />}
      <div role="status">{look !== null && 'after' in look && <Judgement {...{ account, teller }} {...look} />}</div>
      {look !== null && 'problem' in look && (
        <p role="alert" className="refusal">
          {text.problem}: <ErrorWords facts={look.problem} />
        </p>
      )}
    </section>
  );
}

function Looking({ share, onStop }: { share: number; onStop(): void }) {
  const text = useText(skillText);
  const { percent } = GRAMMAR[useLanguage()];
  const said = text.looking(percent(share));
  return (
    <div className="skill-looking">
      <span>{said}</span>
      <progress aria-label={text.title} aria-valuetext={said} value={share} max={1} />
      <button type="button" onClick={onStop}>
        <Icon name="close" /> {text.stop}
      </button>
    </div>
  );
}
