import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';

/** What is drawn, as static markup; its links lead to pages that are not here. */
export const markupOf = (drawn: ReactNode): string => renderToStaticMarkup(<Router ssrPath="/">{drawn}</Router>);
