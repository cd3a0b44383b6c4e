// One chunk, which `public/early.js` loads in parallel with the first script for a signed-in user.
export { CellarPage } from "./CellarPage.tsx";
export { Layout } from "../layout/Layout.tsx";
