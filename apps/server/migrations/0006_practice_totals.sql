-- A learner's totals, kept exact by the transactions that change them. Statements count once per learner, and learners
-- are taken in a fixed order, so that two transactions cannot wait for each other.
CREATE FUNCTION count_added_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO practice_totals (user_id, sessions, unfinished_sessions, scored_sessions, band_sum)
  SELECT user_id, count(*), count(*) FILTER (WHERE status IN ('in_progress', 'paused')), count(overall_band), coalesce(sum(overall_band), 0)
  FROM added GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET
    sessions = practice_totals.sessions + excluded.sessions,
    unfinished_sessions = practice_totals.unfinished_sessions + excluded.unfinished_sessions,
    scored_sessions = practice_totals.scored_sessions + excluded.scored_sessions,
    band_sum = practice_totals.band_sum + excluded.band_sum;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The totals of a learner who is deleted go with them, in whichever order.
CREATE FUNCTION count_removed_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  learner record;
BEGIN
  FOR learner IN
    SELECT user_id, count(*) AS sessions, count(*) FILTER (WHERE status IN ('in_progress', 'paused')) AS unfinished,
           count(overall_band) AS scored, coalesce(sum(overall_band), 0) AS band_sum
    FROM removed GROUP BY user_id ORDER BY user_id
  LOOP
    UPDATE practice_totals SET
      sessions = sessions - learner.sessions,
      unfinished_sessions = unfinished_sessions - learner.unfinished,
      scored_sessions = scored_sessions - learner.scored,
      band_sum = band_sum - learner.band_sum
    WHERE user_id = learner.user_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE practice_totals SET
    unfinished_sessions = unfinished_sessions
      + (NEW.status IN ('in_progress', 'paused'))::int - (OLD.status IN ('in_progress', 'paused'))::int,
    scored_sessions = scored_sessions + (NEW.overall_band IS NOT NULL)::int - (OLD.overall_band IS NOT NULL)::int,
    band_sum = band_sum + coalesce(NEW.overall_band, 0) - coalesce(OLD.overall_band, 0)
  WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER exam_sessions_count_added AFTER INSERT ON exam_sessions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_sessions();
--> statement-breakpoint
CREATE TRIGGER exam_sessions_count_removed AFTER DELETE ON exam_sessions REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed_sessions();
--> statement-breakpoint
CREATE TRIGGER exam_sessions_count_changed AFTER UPDATE ON exam_sessions FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.overall_band IS DISTINCT FROM NEW.overall_band) EXECUTE FUNCTION count_changed_session();
