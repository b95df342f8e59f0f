interface ListedProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly keys?: readonly string[];
}

/** A list under its title; nothing where it is empty. */
export function Listed({ title, items, keys }: ListedProps) {
  if (items.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {items.map((item, index) => (
          <li key={keys?.[index] ?? item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
