CREATE TABLE "practice_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"spoken_ms" integer NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "practice_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "practice_days" ADD CONSTRAINT "practice_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "practice_days" ("user_id", "day", "spoken_ms", "answers")
SELECT "user_id", ("created_at" AT TIME ZONE 'UTC')::date, sum("duration_ms"), count(*) FROM "recordings" GROUP BY 1, 2;
