/** All that is known of a session has a column: the library's own record of it goes. */
export const sessionsWithoutContent = `
  ALTER TABLE sessions DROP COLUMN content;
`;
