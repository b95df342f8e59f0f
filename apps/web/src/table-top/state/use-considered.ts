import type { AnyAction, Odds } from '@carroccio/kernel';
import type { Choice } from '@carroccio/table/panel/choosing.ts';
import { useEffect, useState } from 'react';
import type { Actor } from './actor.ts';

const CONSIDER_MS = 250;

/** What is hovered or focused and, after a breath, its odds. */
export function useConsidered(actor: Actor | null) {
  const [considered, consider] = useState<Choice | null>(null);
  const [preview, setPreview] = useState<{ action: AnyAction; odds: Odds } | null>(null);
  useEffect(() => {
    setPreview(null);
    if (!considered || !actor) return;
    const { action } = considered;
    let current = true;
    const timer = setTimeout(async () => {
      const odds = await actor.odds(action);
      if (current && odds) setPreview({ action, odds });
    }, CONSIDER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [considered, actor]);
  return { considered, consider, preview };
}
