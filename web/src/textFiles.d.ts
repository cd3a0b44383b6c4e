/** Vite's `?raw`: a file as text. */
declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMetaEnv {
  /** The version of this build, from package.json. */
  readonly VITE_VERSION: string;
}
