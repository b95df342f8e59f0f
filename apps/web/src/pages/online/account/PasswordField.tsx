interface PasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly complete: 'current-password' | 'new-password';
  onChange(value: string): void;
}

export function PasswordField({ label, value, complete, onChange }: PasswordFieldProps) {
  return (
    <label>
      {label}
      <input
        type="password"
        value={value}
        minLength={8}
        maxLength={200}
        required
        autoComplete={complete}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
