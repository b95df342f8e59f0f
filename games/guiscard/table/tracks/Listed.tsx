/** A list under a title; nothing when there is nothing to list. */
export function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and the list has no other order
          <li key={`${index} ${item}`}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
