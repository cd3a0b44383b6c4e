declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMetaEnv {
  /** The app's version in package.json. */
  readonly VITE_VERSION: string;
}
