-- Every pair of neighbouring letters outside ASCII. Its cost makes the planner ask the index rather than compute it for every row.
CREATE FUNCTION wide_pairs(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
  SELECT CASE WHEN value ~ '[^\x01-\x7f]{2}' THEN (
    SELECT array_agg(DISTINCT pair)
    FROM (SELECT substr(value, start, 2) FROM generate_series(1, length(value) - 1) AS start) AS pairs (pair)
    WHERE pair ~ '^[^\x01-\x7f]{2}$'
  ) END
$$;
--> statement-breakpoint
CREATE INDEX "users_search_pairs" ON "users" USING gin (wide_pairs(lower("full_name") || ' ' || lower(coalesce("email", ''))));
--> statement-breakpoint
-- With the usual 100 samples a name that one in a thousand has may look like one in a hundred, and the wrong plan is chosen.
ALTER INDEX "users_search" ALTER COLUMN 1 SET STATISTICS 500;
