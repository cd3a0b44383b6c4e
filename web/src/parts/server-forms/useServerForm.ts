import { schemaResolver, useForm, type UseFormReturnType } from "@mantine/form";
import type { ReactNode, SyntheticEvent } from "react";
import type * as z from "zod/mini";
import { type ExplainRefusal, useSubmission } from "./useSubmission.tsx";

interface ServerFormTask<Body extends object> {
  readonly initial: Body;
  readonly schema: z.ZodMiniType<Body>;
  /** Message for a failure without a message from the server. */
  readonly fallback: string;
  readonly explain?: ExplainRefusal;
  /** Sends the form and handles success. A rejection is shown above the fields. */
  readonly send: (body: Body) => Promise<void>;
}

export interface ServerFormState<Body> {
  readonly form: UseFormReturnType<Body>;
  readonly isPending: boolean;
  readonly failure: ReactNode;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  fillAndSend(body: Body): void;
}

/** State of a form that is sent to the server. Offline, nothing is sent and the input stays. */
export function useServerForm<Body extends object>(
  task: ServerFormTask<Body>,
): ServerFormState<Body> {
  const { initial, schema, fallback, explain, send } = task;
  const { isPending, failure, submit } = useSubmission(fallback, explain);
  const form = useForm<Body>({
    initialValues: initial,
    validate: schemaResolver(schema, { sync: true }),
  });

  const validated = form.onSubmit((body) => submit(() => send(body)));
  return {
    form,
    isPending,
    failure,
    onSubmit: (event) => {
      form.setValues({ ...form.getValues(), ...textsIn(event.currentTarget, form.getValues()) });
      validated(event);
    },
    fillAndSend: (body) => {
      form.setValues(body);
      form.clearErrors();
      void submit(() => send(body));
    },
  };
}

/** Field values from the DOM, because some password managers fill fields without an event. */
function textsIn(shown: HTMLFormElement, values: object): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [field, value] of Object.entries(values)) {
    const input = shown.querySelector(`[data-path="${field}"]`);
    if (typeof value === "string" && input instanceof HTMLInputElement) texts[field] = input.value;
  }
  return texts;
}
