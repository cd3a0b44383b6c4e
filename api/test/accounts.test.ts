import { afterAll, beforeAll, expect, test } from "vitest";
import { credentials, startApp, type TestApp } from "./startApp.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test("signing up answers 201 with the person, and signs in", async () => {
  const client = app.client();

  const answer = await client.post("/api/auth/signup", credentials("new@cellar.example"));

  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({ user: { id: expect.any(String) as string, email: "new@cellar.example" } });
  expect((await client.get("/api/auth/me")).body).toEqual(answer.body);
});
