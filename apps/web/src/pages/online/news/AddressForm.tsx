import { useText } from '@carroccio/table/text/bilingual.ts';
import { type FormEvent, useState } from 'react';
import { newsText } from '../../../text/online/news.ts';

interface AddressFormProps {
  readonly title: string;
  readonly label: string;
  readonly about: string;
  readonly type: 'email' | 'url';
  /** Whether it was taken. */
  add(address: string): Promise<boolean>;
}

export function AddressForm({ title, label, about, type, add }: AddressFormProps) {
  const text = useText(newsText);
  const [address, setAddress] = useState('');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await add(address)) setAddress('');
  };
  return (
    <details>
      <summary>{title}</summary>
      <form className="introduce" onSubmit={event => void submit(event)}>
        <label>
          {label}
          <input
            type={type}
            value={address}
            required
            maxLength={type === 'email' ? 254 : 1000}
            autoComplete={type === 'email' ? 'email' : 'off'}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </label>
        <button type="submit">{text.add}</button>
        <p className="aside">{about}</p>
      </form>
    </details>
  );
}
