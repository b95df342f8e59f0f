import { useEffect, useEffectEvent } from 'react';

const WRITTEN_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog *';

/** A letter that does something wherever the focus is, unless somebody writes. */
export function useKey(letter: string, press: () => void): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const writes = event.target instanceof HTMLElement && event.target.matches(WRITTEN_IN);
    if (event.key.toLowerCase() !== letter || writes || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => heard(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
