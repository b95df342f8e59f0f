import { use, useState } from 'react';
import { layTable } from '../../match/laid.ts';
import { PackNote } from '../../match/PackNote.tsx';
import { api, type OnlineTable } from '../../online/api.ts';

/** What is changed at a table that carries a data pack, before anybody sits down there. */
export function TablePack({ table: { id, game } }: { table: OnlineTable }) {
  const [laying] = useState(async () => layTable(game, await api.pack(id)));
  return <PackNote laid={use(laying)} />;
}
