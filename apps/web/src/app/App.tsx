import { useText } from '@carroccio/table/text/bilingual.ts';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { shellText } from '../text/shell.ts';
import { Boundary } from './Boundary.tsx';
import { Header } from './Header.tsx';
import { Nowhere } from './Nowhere.tsx';

const HomePage = lazy(() => import('../pages/home/HomePage.tsx'));
const NewMatchPage = lazy(() => import('../pages/new-match/NewMatchPage.tsx'));
const MatchPage = lazy(() => import('../pages/match/MatchPage.tsx'));
const ReplayPage = lazy(() => import('../pages/replay/ReplayPage.tsx'));
const SummaryPage = lazy(() => import('../pages/summary/SummaryPage.tsx'));
const LearnPage = lazy(() => import('../pages/learn/LearnPage.tsx'));
const LessonPage = lazy(() => import('../pages/learn/LessonPage.tsx'));
const ExercisesPage = lazy(() => import('../pages/exercises/ExercisesPage.tsx'));
const ExercisePage = lazy(() => import('../pages/exercises/ExercisePage.tsx'));
const SettingsPage = lazy(() => import('../pages/settings/SettingsPage.tsx'));
const RulebooksPage = lazy(() => import('../pages/rules/RulebooksPage.tsx'));
const RulesPage = lazy(() => import('../pages/rules/RulesPage.tsx'));
const ComponentsPage = lazy(() => import('../pages/components/ComponentsPage.tsx'));
const LobbyPage = lazy(() => import('../pages/online/LobbyPage.tsx'));
const NewTablePage = lazy(() => import('../pages/online/NewTablePage.tsx'));
const TablePage = lazy(() => import('../pages/online/TablePage.tsx'));
const NewsPage = lazy(() => import('../pages/online/news/NewsPage.tsx'));
const ProgramsPage = lazy(() => import('../pages/online/programs/ProgramsPage.tsx'));
const ByLetterPage = lazy(() => import('../pages/online/news/ByLetterPage.tsx'));
const ProfilePage = lazy(() => import('../pages/online/standing/ProfilePage.tsx'));
const LeadersPage = lazy(() => import('../pages/online/standing/LeadersPage.tsx'));
const TournamentsPage = lazy(() => import('../pages/online/tournaments/TournamentsPage.tsx'));
const TournamentPage = lazy(() => import('../pages/online/tournaments/TournamentPage.tsx'));
const AccountPage = lazy(() => import('../pages/online/account/AccountPage.tsx'));
const ResetPage = lazy(() => import('../pages/online/account/ResetPage.tsx'));
const HousePage = lazy(() => import('../pages/online/care/HousePage.tsx'));
const ClubsPage = lazy(() => import('../pages/online/clubs/ClubsPage.tsx'));
const ClubPage = lazy(() => import('../pages/online/clubs/ClubPage.tsx'));
const PrintPage = lazy(() => import('../pages/print/PrintPage.tsx'));

export function App() {
  return (
    <Router hook={useHashLocation}>
      <Shell>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/new/:game">{({ game }) => <NewMatchPage game={game} />}</Route>
          <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
          <Route path="/replay/:id/:entry?">{({ id, entry }) => <ReplayPage key={id} id={id} entry={entry} />}</Route>
          <Route path="/summary/:id">{({ id }) => <SummaryPage key={id} id={id} />}</Route>
          <Route path="/online" component={LobbyPage} />
          <Route path="/online/new/:game/:club?">{({ game, club }) => <NewTablePage game={game} club={club} />}</Route>
          <Route path="/online/clubs" component={ClubsPage} />
          <Route path="/online/club/:id">{({ id }) => <ClubPage key={id} id={id} />}</Route>
          <Route path="/online/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/online/programs" component={ProgramsPage} />
          <Route path="/online/account" component={AccountPage} />
          <Route path="/online/reset/:token">{({ token }) => <ResetPage key={token} token={token} />}</Route>
          <Route path="/online/house" component={HousePage} />
          <Route path="/online/news" component={NewsPage} />
          <Route path="/online/news/confirm/:token">
            {({ token }) => <ByLetterPage token={token} asked="confirm" />}
          </Route>
          <Route path="/online/news/stop/:token">{({ token }) => <ByLetterPage token={token} asked="stop" />}</Route>
          <Route path="/online/person/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
          <Route path="/online/leaders/:game">{({ game }) => <LeadersPage key={game} game={game} />}</Route>
          <Route path="/online/tournaments" component={TournamentsPage} />
          <Route path="/online/tournament/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
          <Route path="/learn" component={LearnPage} />
          <Route path="/lesson/:game/:id">{({ game, id }) => <LessonPage key={id} game={game} id={id} />}</Route>
          <Route path="/exercises/:game">{({ game }) => <ExercisesPage key={game} game={game} />}</Route>
          <Route path="/exercise/:game/:id">{({ game, id }) => <ExercisePage key={id} game={game} id={id} />}</Route>
          <Route path="/settings" component={SettingsPage} />
          <Route path="/rules" component={RulebooksPage} />
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route path="/rules/:game/:rule">{({ game, rule }) => <RulesPage game={game} rule={rule} />}</Route>
          <Route path="/components/:game">{({ game }) => <ComponentsPage game={game} />}</Route>
          <Route path="/print/:game/:scenario/:only?">
            {({ game, scenario, only }) => <PrintPage game={game} scenario={scenario} only={only} />}
          </Route>
          <Route component={Nowhere} />
        </Switch>
      </Shell>
    </Router>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const text = useText(shellText);
  const [address] = useLocation();
  const path = pageOf(address);
  const main = useRef<HTMLElement>(null);
  const came = useRef(path);
  // A new page begins where screen readers and keyboards expect it: at its top.
  useEffect(() => {
    if (came.current === path) return;
    came.current = path;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [path]);
  return (
    <>
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {text.skip}
      </button>
      <Header />
      <main id="content" ref={main} tabIndex={-1}>
        <Boundary key={path}>
          <Suspense fallback={<p className="loading">{text.loading}</p>}>{children}</Suspense>
        </Boundary>
      </main>
    </>
  );
}

/** A replay's address follows its moment, a rulebook's the rule one reads: each stays one page. */
const pageOf = (address: string): string => address.replace(/^(\/(?:replay|rules)\/[^/]+)\/.*/, '$1');
