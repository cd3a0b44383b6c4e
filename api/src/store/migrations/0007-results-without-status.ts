/** The status of an answer follows from the verdict and the call: it is the routes' to know. */
export const resultsWithoutStatus = `
  ALTER TABLE results DROP COLUMN status;
`;
