export const CELLAR_SIZE = 100;

const READER = "reader@cellar.example";

const PASSWORD = "corkscrew";

export const newWine = {
  name: "Barolo Bricco delle Viole",
  vintage: 2019,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piedmont",
  producer: "G. D. Vajra",
  notes: "Rose petal, blood orange and a long, chalky finish. Wait until 2030.",
  photoUrl: null,
  quantity: 6,
};

export async function stockCellars(url) {
  const reader = await signUp(url, READER);
  const writer = await signUp(url, "writer@cellar.example");
  await stock(url, reader);
  const credentials = { email: READER, password: PASSWORD };
  return { reader, writer, credentials, newWine };
}

export async function stock(url, { cookie }) {
  for (let count = 0; count < CELLAR_SIZE; count += 1) {
    await post(`${url}/api/wines`, { ...newWine, vintage: 1920 + count }, cookie);
  }
}

export async function signUp(url, email) {
  const answer = await post(`${url}/api/auth/signup`, { email, password: PASSWORD });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const { user } = await answer.json();
  return { cookie, userId: user.id };
}

async function post(url, body, cookie = "") {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer;
}
