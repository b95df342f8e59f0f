import type { ScenarioModule } from '../../src/scenarios/scenario.ts';

export const scalinata: ScenarioModule['words'] = {
  en: {
    title: 'The Stair to Heaven, 1061',
    about: 'A Norman landing party climbs stairs and scarps against Arabs who hold the terrace.',
    heading:
      'In 1061 a Norman landing party set out to climb the stairs and scarps to a terrace, and Arabs held the heights.',
  },
  it: {
    title: 'La scalinata verso il cielo, 1061',
    about: 'I Normanni sbarcati salgono scale e scarpate contro gli Arabi che tengono la terrazza.',
    heading:
      'Nel 1061 un drappello normanno appena sbarcato prese a salire scale e scarpate verso una terrazza, e gli Arabi tenevano l’altura.',
  },
};
