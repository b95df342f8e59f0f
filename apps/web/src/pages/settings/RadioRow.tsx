interface RadioRowProps<T extends string | number> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly { readonly value: T; readonly name: string; readonly lang?: string }[];
  readonly chosen: T;
  choose(value: T): void;
}

export function RadioRow<T extends string | number>({ name, legend, values, chosen, choose }: RadioRowProps<T>) {
  return (
    <fieldset className="radio-row">
      <legend>{legend}</legend>
      {values.map(({ value, name: said, lang }) => (
        <label key={value} lang={lang}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
          {said}
        </label>
      ))}
    </fieldset>
  );
}
