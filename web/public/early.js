// Runs before the app's first script. A separate file, because the content policy forbids inline
// scripts.

// Sets the theme before the first paint.
{
  let stored = null;
  try {
    stored = localStorage.getItem("wine-cellar-theme");
  } catch {
    // Storage is blocked. The system's theme is used.
  }
  const dark =
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = dark ? "dark" : "light";
  const backgrounds = document.currentScript.dataset;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", dark ? backgrounds.dark : backgrounds.light);
}

// Preloads the first page's files: those for signed-in users if this device has a cellar, else
// those for other users.
{
  // The file paths are relative to the address of this script, which is in the app's root folder.
  const { src: here, dataset } = document.currentScript;
  const { signedIn = "", others = "" } = dataset;
  let hasCellar = false;
  try {
    // Written by engine/session/cellarNote.ts.
    hasCellar = localStorage.getItem("wine-cellar-of") !== null;
  } catch {
    // Storage is blocked. The pages for signed-in users then load their files through imports.
  }
  const files = hasCellar ? signedIn : others;
  for (const file of files.split(" ").filter(Boolean)) {
    const link = document.createElement("link");
    link.href = new URL(file, here).href;
    if (file.endsWith(".css")) {
      link.rel = "preload";
      link.as = "style";
      link.crossOrigin = "";
    } else {
      link.rel = "modulepreload";
    }
    document.head.append(link);
  }
}
