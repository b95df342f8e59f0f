import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@carroccio/table/ui/theme.css';
import '@carroccio/table/ui/page.css';
import { App } from './app/App.tsx';

const place = document.getElementById('table');
if (!place) throw new Error('the page has no place for the table');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
