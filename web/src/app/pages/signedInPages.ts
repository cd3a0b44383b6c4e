// One chunk, loaded in parallel with the first script for a signed-in user, see `public/early.js`.
export { CellarPage } from "./CellarPage.tsx";
export { Layout } from "../layout/Layout.tsx";
