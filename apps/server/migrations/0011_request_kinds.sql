CREATE TABLE "request_hours" (
	"hour" timestamp with time zone NOT NULL,
	"kind_id" integer NOT NULL,
	"requests" integer NOT NULL,
	"total_ms" bigint NOT NULL,
	"max_ms" integer NOT NULL,
	CONSTRAINT "request_hours_hour_kind_id_pk" PRIMARY KEY("hour","kind_id")
);
--> statement-breakpoint
CREATE TABLE "request_kinds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_kinds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"method" text NOT NULL,
	"route" text NOT NULL,
	"status_code" integer NOT NULL,
	"speed" smallint NOT NULL,
	"requests" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_minutes" (
	"minute" timestamp with time zone NOT NULL,
	"status_class" smallint NOT NULL,
	"requests" integer NOT NULL,
	"total_ms" bigint NOT NULL,
	CONSTRAINT "request_minutes_minute_status_class_pk" PRIMARY KEY("minute","status_class")
);
--> statement-breakpoint
DROP INDEX "request_logs_timestamp";--> statement-breakpoint
DROP INDEX "external_calls_session";--> statement-breakpoint
DROP INDEX "request_logs_user";--> statement-breakpoint
ALTER TABLE "request_logs" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "request_logs" ADD COLUMN "kind_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "request_kinds_key" ON "request_kinds" USING btree ("method","route","status_code","speed");--> statement-breakpoint
-- What was logged until now gets its kind and its session from its path.
CREATE TEMPORARY TABLE logged_kinds ON COMMIT DROP AS
SELECT id AS log_id, method, regexp_replace(regexp_replace(path, '/files/.*$', '/files/*'), '/[0-9]+(?=/|$)', '/#', 'g') AS route,
       status_code, (CASE WHEN response_time_ms >= 2000 THEN 2 WHEN response_time_ms >= 500 THEN 1 ELSE 0 END)::smallint AS speed,
       substring(path FROM '/sessions?/([0-9]{1,9})(?:/|$)')::int AS session_id
FROM request_logs;--> statement-breakpoint
INSERT INTO request_kinds (method, route, status_code, speed, requests)
SELECT method, route, status_code, speed, count(*) FROM logged_kinds GROUP BY 1, 2, 3, 4;--> statement-breakpoint
UPDATE request_logs SET kind_id = request_kinds.id, session_id = logged_kinds.session_id
FROM logged_kinds JOIN request_kinds USING (method, route, status_code, speed) WHERE log_id = request_logs.id;--> statement-breakpoint
ALTER TABLE "request_logs" ALTER COLUMN "kind_id" SET NOT NULL;--> statement-breakpoint
INSERT INTO request_hours (hour, kind_id, requests, total_ms, max_ms)
SELECT date_trunc('hour', timestamp, 'UTC'), kind_id, count(*), sum(response_time_ms), max(response_time_ms) FROM request_logs GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO request_minutes (minute, status_class, requests, total_ms)
SELECT date_trunc('minute', timestamp, 'UTC'), status_code / 100, count(*), sum(response_time_ms) FROM request_logs GROUP BY 1, 2;--> statement-breakpoint
CREATE INDEX "external_calls_provider" ON "external_calls" USING btree ("provider","timestamp");--> statement-breakpoint
CREATE INDEX "request_logs_time" ON "request_logs" USING btree ("timestamp","id","kind_id");--> statement-breakpoint
CREATE INDEX "request_logs_kind" ON "request_logs" USING btree ("kind_id","timestamp","id");--> statement-breakpoint
CREATE INDEX "request_logs_session" ON "request_logs" USING btree ("session_id","timestamp","id") WHERE "request_logs"."session_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "external_calls_session" ON "external_calls" USING btree ("session_id","timestamp");--> statement-breakpoint
CREATE INDEX "request_logs_user" ON "request_logs" USING btree ("user_id","timestamp","id","kind_id") WHERE "request_logs"."user_id" IS NOT NULL;--> statement-breakpoint
-- Counters are kept by the statements that add and remove requests, once per statement and in a fixed order, so that two
-- transactions cannot wait for each other.
CREATE FUNCTION count_added_requests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind record;
BEGIN
  FOR kind IN SELECT kind_id, count(*) AS requests FROM added GROUP BY 1 ORDER BY 1 LOOP
    UPDATE request_kinds SET requests = request_kinds.requests + kind.requests WHERE id = kind.kind_id;
  END LOOP;
  INSERT INTO request_hours AS known (hour, kind_id, requests, total_ms, max_ms)
  SELECT date_trunc('hour', timestamp, 'UTC'), kind_id, count(*), sum(response_time_ms), max(response_time_ms)
  FROM added GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (hour, kind_id) DO UPDATE SET requests = known.requests + excluded.requests,
    total_ms = known.total_ms + excluded.total_ms, max_ms = greatest(known.max_ms, excluded.max_ms);
  INSERT INTO request_minutes AS known (minute, status_class, requests, total_ms)
  SELECT date_trunc('minute', timestamp, 'UTC'), status_code / 100, count(*), sum(response_time_ms)
  FROM added GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (minute, status_class) DO UPDATE SET requests = known.requests + excluded.requests,
    total_ms = known.total_ms + excluded.total_ms;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_requests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone record;
BEGIN
  FOR gone IN SELECT kind_id, count(*) AS requests FROM removed GROUP BY 1 ORDER BY 1 LOOP
    UPDATE request_kinds SET requests = request_kinds.requests - gone.requests WHERE id = gone.kind_id;
  END LOOP;
  FOR gone IN SELECT date_trunc('hour', timestamp, 'UTC') AS hour, kind_id, count(*) AS requests, sum(response_time_ms) AS total_ms
    FROM removed GROUP BY 1, 2 ORDER BY 1, 2 LOOP
    UPDATE request_hours SET requests = request_hours.requests - gone.requests, total_ms = request_hours.total_ms - gone.total_ms
    WHERE hour = gone.hour AND kind_id = gone.kind_id;
  END LOOP;
  FOR gone IN SELECT date_trunc('minute', timestamp, 'UTC') AS minute, status_code / 100 AS status_class, count(*) AS requests,
    sum(response_time_ms) AS total_ms FROM removed GROUP BY 1, 2 ORDER BY 1, 2 LOOP
    UPDATE request_minutes SET requests = request_minutes.requests - gone.requests, total_ms = request_minutes.total_ms - gone.total_ms
    WHERE minute = gone.minute AND status_class = gone.status_class;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER request_logs_count_added AFTER INSERT ON request_logs REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_requests();
--> statement-breakpoint
CREATE TRIGGER request_logs_count_removed AFTER DELETE ON request_logs REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed_requests();
