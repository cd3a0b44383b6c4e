// Sets the theme before the first paint. A file of its own: the content policy forbids inline scripts.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem("wine-cellar-theme");
  } catch {
    // Storage is blocked: the system's theme it is.
  }
  const dark =
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = dark ? "dark" : "light";
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", dark ? "#1A1614" : "#FBF8F4");
})();
