import { schemaResolver, useForm, type UseFormReturnType } from "@mantine/form";
import type { ReactNode, SyntheticEvent } from "react";
import type * as z from "zod/mini";
import { useSubmission } from "./useSubmission.tsx";

interface AccountFormTask<Body extends object> {
  readonly initial: Body;
  /** What the server takes; the fields are checked before it is asked. */
  readonly schema: z.ZodMiniType<Body>;
  /** Tells a failure that the server gives no sentence for. */
  readonly fallback: string;
  /** Sends what was typed, and does what follows; a failure is told above the fields. */
  readonly send: (body: Body) => Promise<void>;
}

/** A form about an account: its fields, and where its call to the server stands. */
export interface AccountFormState<Body> {
  readonly form: UseFormReturnType<Body>;
  readonly isPending: boolean;
  /** Why the last attempt failed, in a sentence. */
  readonly failure: ReactNode;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Fills these values in and sends them. */
  fillAndSend(body: Body): void;
}

/** Keeps a form about an account. Without signal nothing is sent and what was typed stays. */
export function useAccountForm<Body extends object>(
  task: AccountFormTask<Body>,
): AccountFormState<Body> {
  const { initial, schema, fallback, send } = task;
  const { isPending, failure, submit } = useSubmission(fallback);
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

/** The texts of the fields as they are shown: some password managers fill them in without an event. */
function textsIn(shown: HTMLFormElement, values: object): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [field, value] of Object.entries(values)) {
    const input = shown.querySelector(`[data-path="${field}"]`);
    if (typeof value === "string" && input instanceof HTMLInputElement) texts[field] = input.value;
  }
  return texts;
}
