import { Suspense, use, useState } from 'react';
import { type Laid, layTable } from '../../match/laid.ts';
import { PackNote } from '../../match/PackNote.tsx';
import { api, type OnlineTable } from '../../online/api.ts';

/** What is changed at a table that carries a data pack, before anybody sits down there. */
export function TablePack({ table: { id, game } }: { table: OnlineTable }) {
  const [laying] = useState(async () => layTable(game, await api.pack(id)));
  // Who waits for something must not be the one who asks for it: whatever waits begins anew, and would ask for ever.
  return (
    <Suspense>
      <Note laying={laying} />
    </Suspense>
  );
}

function Note({ laying }: { laying: Promise<Laid> }) {
  return <PackNote laid={use(laying)} />;
}
