export default function PrintPage({ game, scenario }: { game: string; scenario: string }) {
  return (
    <div className="leaf">
      {game} {scenario}
    </div>
  );
}
