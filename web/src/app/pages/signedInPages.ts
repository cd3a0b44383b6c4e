// These pages are in one chunk, which `public/early.js` loads for a signed-in user in parallel with
// the first script.
export { CellarPage } from "./CellarPage.tsx";
export { Layout } from "../layout/Layout.tsx";
