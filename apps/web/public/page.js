const MEMORY = 'carroccio.language';
const root = document.documentElement;

/** Browsers that refuse to store anything still get the switch; they just forget it. */
function remembered() {
  try {
    return localStorage.getItem(MEMORY);
  } catch {
    return null;
  }
}

function remember(language) {
  try {
    localStorage.setItem(MEMORY, language);
  } catch {}
}

function speak(language) {
  root.lang = language;
  for (const button of document.querySelectorAll('[data-language]')) {
    button.setAttribute('aria-pressed', String(button.dataset.language === language));
  }
}

const preferred = remembered() ?? navigator.language;
// Before the page is drawn, so that nobody sees it in the other language first.
root.lang = preferred.startsWith('it') ? 'it' : 'en';

document.addEventListener('DOMContentLoaded', () => {
  const languages = document.querySelector('.languages');
  languages.addEventListener('click', event => {
    const { language } = event.target.dataset;
    if (language === undefined) return;
    speak(language);
    remember(language);
  });
  speak(root.lang);
  languages.hidden = false;
});
