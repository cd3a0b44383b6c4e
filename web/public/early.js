// What cannot wait for the first script. A file of its own: the content policy forbids inline scripts.

// The theme, before the first paint.
{
  let stored = null;
  try {
    stored = localStorage.getItem("wine-cellar-theme");
  } catch {
    // Storage is blocked: the system's theme it is.
  }
  const dark =
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = dark ? "dark" : "light";
  const backgrounds = document.currentScript.dataset;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", dark ? backgrounds.dark : backgrounds.light);
}

// The files of the first page come beside the first script: the cellar's where this device has one.
{
  // This script lies where the app stands, at the root of its origin or under a path.
  const { src: here, dataset } = document.currentScript;
  const { signedIn = "", others = "" } = dataset;
  let hasCellar = false;
  try {
    // Noted by engine/session/cellarNote.ts.
    hasCellar = localStorage.getItem("wine-cellar-of") !== null;
  } catch {
    // Storage is blocked: the first page's own imports fetch its files.
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
