/** The page of a browser that asked for the app and can't have it, with a sentence that says why. */
export function errorPage(sentence: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Wine Cellar</title>
    <style>
      :root {
        color-scheme: light dark;
        font: 1rem/1.5 system-ui, sans-serif;
      }
      main {
        margin: 20vh auto 0;
        max-width: 32rem;
        padding: 0 1.5rem;
      }
    </style>
  </head>
  <body>
    <main>
      <h1>Wine Cellar</h1>
      <p>${escaped(sentence)}</p>
      <p>What a device keeps of your cellar is safe on it.</p>
    </main>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}
