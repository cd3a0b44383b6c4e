import { Combobox, TextInput, type TextInputProps, useCombobox } from "@mantine/core";
import { suggest } from "./suggest.ts";

interface SuggestedInputProps extends Omit<TextInputProps, "value" | "onChange"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The person's own values, offered first. */
  readonly own: readonly string[];
  readonly world: readonly string[];
}

/** A line of text that offers completions while one types, and takes anything else as well. */
export function SuggestedInput({ value, onChange, own, world, ...input }: SuggestedInputProps) {
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
    },
  });
  const suggestions = combobox.dropdownOpened ? suggest(value, own, world) : [];

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(chosen) => {
        onChange(chosen);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          {...input}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
            combobox.openDropdown();
          }}
          onBlur={() => {
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      {suggestions.length > 0 && (
        <Combobox.Dropdown>
          {/* Not named like the field: two things of one name are one too many to listen to. */}
          <Combobox.Options aria-label="Suggestions">
            {suggestions.map((suggestion) => (
              <Combobox.Option key={suggestion} value={suggestion}>
                {suggestion}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      )}
    </Combobox>
  );
}
