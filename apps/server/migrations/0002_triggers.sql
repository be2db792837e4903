-- Every server hears at once that what it remembers about a user is out of date.
CREATE FUNCTION announce_identity_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('identity_changed', (CASE WHEN TG_TABLE_NAME = 'users' THEN to_jsonb(OLD) ->> 'id' ELSE to_jsonb(OLD) ->> 'user_id' END));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_announce AFTER UPDATE OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION announce_identity_change();
--> statement-breakpoint
CREATE TRIGGER access_tokens_announce AFTER DELETE ON access_tokens FOR EACH ROW EXECUTE FUNCTION announce_identity_change();
--> statement-breakpoint
-- How many users of each kind there are, kept exact by the transactions that change it.
INSERT INTO user_counts (is_active, is_admin, count)
SELECT kinds.is_active, kinds.is_admin, count(users.id)
FROM (VALUES (true, true), (true, false), (false, true), (false, false)) AS kinds (is_active, is_admin)
LEFT JOIN users ON users.is_active = kinds.is_active AND users.is_admin = kinds.is_admin
GROUP BY kinds.is_active, kinds.is_admin;
--> statement-breakpoint
-- Inserts and deletes count once per statement, so that adding many users updates each counter once; counters are
-- taken in a fixed order, so that two transactions cannot wait for each other.
CREATE FUNCTION count_added_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind record;
BEGIN
  FOR kind IN SELECT is_active, is_admin, count(*) AS users FROM added GROUP BY 1, 2 ORDER BY 1, 2 LOOP
    UPDATE user_counts SET count = count + kind.users WHERE is_active = kind.is_active AND is_admin = kind.is_admin;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind record;
BEGIN
  FOR kind IN SELECT is_active, is_admin, count(*) AS users FROM removed GROUP BY 1, 2 ORDER BY 1, 2 LOOP
    UPDATE user_counts SET count = count - kind.users WHERE is_active = kind.is_active AND is_admin = kind.is_admin;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_counts SET count = count - 1 WHERE is_active = OLD.is_active AND is_admin = OLD.is_admin;
  UPDATE user_counts SET count = count + 1 WHERE is_active = NEW.is_active AND is_admin = NEW.is_admin;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_count_added AFTER INSERT ON users REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_users();
--> statement-breakpoint
CREATE TRIGGER users_count_removed AFTER DELETE ON users REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed_users();
--> statement-breakpoint
-- Signing in changes a user too, but not what is counted.
CREATE TRIGGER users_count_changed AFTER UPDATE ON users FOR EACH ROW
  WHEN (OLD.is_active <> NEW.is_active OR OLD.is_admin <> NEW.is_admin) EXECUTE FUNCTION count_changed_user();
