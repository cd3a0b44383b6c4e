/** The id of the cellar that each account has from the start: that of the account. */
export function personalCellarOf(userId: string): string {
  return userId;
}
