declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMetaEnv {
  /** From package.json. */
  readonly VITE_VERSION: string;
}
