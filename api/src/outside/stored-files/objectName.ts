const NAME = /^[0-9a-z][0-9a-z.-]{0,99}$/;

/** Throws on a name that no object bears, so that none can point outside its folder or bucket. */
export function requireObjectName(name: string): void {
  if (!NAME.test(name)) throw new Error(`No object is named ${JSON.stringify(name)}`);
}
