import { Autocomplete, type AutocompleteProps } from "@mantine/core";
import { suggest } from "./suggest.ts";

interface SuggestedInputProps extends Omit<AutocompleteProps, "data" | "filter" | "value"> {
  readonly value: string;
  /** The person's own values, offered first. */
  readonly own: readonly string[];
  readonly world: readonly string[];
}

/** A line of text that offers completions while one types, and takes anything else as well. */
export function SuggestedInput({ own, world, ...input }: SuggestedInputProps) {
  return (
    <Autocomplete
      {...input}
      data={[...suggest(input.value, own, world)]}
      filter={({ options }) => options}
      openOnFocus={false}
    />
  );
}
