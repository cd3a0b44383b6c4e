// Shows the OpenAPI document and makes its calls. Plain script: it is served as it stands here.

const main = document.querySelector("main");
const state = document.querySelector("#state");

try {
  const answer = await fetch("openapi.json");
  const contract = await answer.json();
  main.append(...contract.tags.flatMap((tag) => groupOf(contract, tag)));
  state.remove();
} catch {
  state.textContent = "The document could not be read. Please load this page again.";
}

/** The heading of a group and its calls. */
function groupOf(contract, { name, description }) {
  const calls = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(name))
      .map(([method, operation]) => callOf(contract, { path, method, operation })),
  );
  return [element("h2", {}, description), ...calls];
}

/** One call: what it is, how it is refused, and a form that makes it. */
function callOf(contract, { path, method, operation }) {
  const title = element("summary", {}, element("code", {}, `${method.toUpperCase()} ${path}`));
  title.append(element("span", {}, operation.summary));
  const refusals = Object.entries(operation.responses).map(([status, said]) => {
    const { description } = resolve(contract, said);
    return element("li", {}, `${status}: ${description}`);
  });
  const call = element("details", {}, title);
  // Made when it is first asked for: the page would be long to draw otherwise.
  call.addEventListener("toggle", () => title.after(formOf(contract, path, method, operation)), {
    once: true,
  });
  call.append(element("ul", { className: "refusals" }, ...refusals));
  return call;
}

function formOf(contract, path, method, operation) {
  const fields = (operation.parameters ?? []).map((parameter) => ({
    ...parameter,
    input: element("input", { required: parameter.required === true, type: "text" }),
  }));
  const body = bodyOf(contract, operation.requestBody);
  const answer = element("pre", { hidden: true, tabIndex: 0 });
  answer.setAttribute("role", "status");
  const form = element("form", {});
  for (const { name, input } of fields) form.append(element("label", {}, name, input));
  if (body) form.append(element("label", {}, body.label, body.input));
  form.append(element("button", { type: "submit" }, "Make the call"), answer);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    answer.hidden = false;
    answer.textContent = "…";
    answer.textContent = await make(contract, { path, method, fields, body });
  });
  return form;
}

/** Makes a call as it is filled in; gives what came back, in words. */
async function make(contract, { path, method, fields, body }) {
  const given = (place) => fields.filter((field) => field.in === place && field.input.value !== "");
  const inPath = given("path").reduce(
    (whole, { name, input }) => whole.replace(`{${name}}`, encodeURIComponent(input.value)),
    path,
  );
  const query = new URLSearchParams(given("query").map(({ name, input }) => [name, input.value]));
  const headers = Object.fromEntries(given("header").map(({ name, input }) => [name, input.value]));
  const address = contract.servers[0].url.replace(/\/$/, "") + inPath;
  try {
    const answer = await fetch(query.size === 0 ? address : `${address}?${query}`, {
      method: method.toUpperCase(),
      headers: body ? { ...headers, "content-type": body.type } : headers,
      body: body ? body.read() : null,
      // A stream of events has no end; what comes within a moment shows what it is.
      signal: AbortSignal.timeout(20_000),
    });
    return `${answer.status} ${answer.statusText}\n\n${await readable(answer)}`;
  } catch (error) {
    return `No answer: ${error.message}`;
  }
}

async function readable(answer) {
  const type = answer.headers.get("content-type") ?? "";
  if (type.startsWith("image/")) return `${(await answer.blob()).size} bytes of ${type}`;
  const text = await answer.text();
  return type.startsWith("application/json") ? JSON.stringify(JSON.parse(text), null, 2) : text;
}

/** The field of a call's body: JSON in a text, bytes from a file. */
function bodyOf(contract, requestBody) {
  if (!requestBody) return undefined;
  const [[type, { schema }]] = Object.entries(requestBody.content);
  if (type !== "application/json") {
    const input = element("input", { type: "file" });
    return { type, input, label: `Body, ${type}`, read: () => input.files[0] };
  }
  const sample = JSON.stringify(sampleOf(contract, schema), null, 2);
  const input = element("textarea", { rows: sample.split("\n").length + 1, spellcheck: false });
  input.value = sample;
  return { type, input, label: `Body. ${requestBody.description}`, read: () => input.value };
}

/** A value that a schema may have, to begin with. */
function sampleOf(contract, given) {
  const schema = resolve(contract, given);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return sampleOf(contract, choice);
  switch (schema.type) {
    case "object": {
      const parts = Object.entries(schema.properties ?? {});
      const needed = parts.filter(([name]) => schema.required?.includes(name));
      return Object.fromEntries(needed.map(([name, part]) => [name, sampleOf(contract, part)]));
    }
    case "array":
      return [];
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 0, 1);
    case "boolean":
      return false;
    case "string":
      return schema.format === "uuid" ? crypto.randomUUID() : "";
    default:
      return null;
  }
}

/** What a reference within the document names; anything else is itself. */
function resolve(contract, part) {
  if (!part.$ref) return part;
  const steps = part.$ref.slice("#/".length).split("/");
  return steps.reduce((whole, step) => whole[step], contract);
}

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
