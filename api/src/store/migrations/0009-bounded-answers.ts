/**
 * Counts the answers that are kept for repeats, so that of each person the oldest can be dropped,
 * and lets the bytes of a person's objects be summed by what is promised and since when.
 */
export const boundedAnswers = `
  ALTER TABLE users ADD COLUMN answers INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN answer_no INTEGER;
  CREATE INDEX results_by_answer ON results (user_id, answer_no) WHERE answer_no IS NOT NULL;

  DROP INDEX objects_by_user;
  CREATE INDEX objects_by_user ON objects (user_id, state, created_at, bytes);
`;
