const WORDS = {
  400: ['Malformed address', 'This address cannot be read.', 'Indirizzo malformato: non si riesce a leggerlo.'],
  404: ['Not found', 'There is nothing at this address.', 'A questo indirizzo non c’è nulla.'],
  405: ['Not allowed', 'This server only hands out pages.', 'Questo server sa solo consegnare pagine.'],
  500: [
    'Something broke',
    'The server failed. Its host finds the reason in its output.',
    'Il server ha avuto un guasto.',
  ],
} as const;

export type ErrorStatus = keyof typeof WORDS;

export function errorPage(status: ErrorStatus): string {
  const [title, english, italian] = WORDS[status];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Carroccio</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/error.css">
</head>
<body>
<main class="error">
<h1>${title}</h1>
<p>${english}</p>
<p class="aside" lang="it">${italian}</p>
<p><a href="/">Carroccio</a></p>
</main>
</body>
</html>
`;
}
