// One chunk, fetched beside the first script where somebody is signed in: see `public/early.js`.
export { CellarPage } from "./CellarPage.tsx";
export { Layout } from "../layout/Layout.tsx";
