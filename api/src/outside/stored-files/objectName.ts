const NAME = /^[0-9a-z][0-9a-z.-]{0,99}$/;

/** Throws on an invalid object name, so that no name leads outside the folder or bucket. */
export function requireObjectName(name: string): void {
  if (!NAME.test(name)) throw new Error(`No object is named ${JSON.stringify(name)}`);
}
