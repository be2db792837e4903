CREATE TABLE "exam_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"paper_id" integer NOT NULL,
	"exam_code" text NOT NULL,
	"book" integer NOT NULL,
	"test" integer NOT NULL,
	"part" smallint NOT NULL,
	"topic" text NOT NULL,
	"question" text NOT NULL,
	"status" text DEFAULT 'in_progress' NOT NULL,
	"current_question_order" smallint DEFAULT 1 NOT NULL,
	"total_questions" smallint NOT NULL,
	"completed_questions" smallint DEFAULT 0 NOT NULL,
	"spoken_ms" integer DEFAULT 0 NOT NULL,
	"overall_band" double precision,
	"creation_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"book" integer NOT NULL,
	"test" integer NOT NULL,
	"content" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"origin" text NOT NULL,
	"part1_count" smallint NOT NULL,
	"part2_count" smallint NOT NULL,
	"part3_count" smallint NOT NULL,
	"is_current" boolean NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_totals" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sessions" integer DEFAULT 0 NOT NULL,
	"unfinished_sessions" integer DEFAULT 0 NOT NULL,
	"scored_sessions" integer DEFAULT 0 NOT NULL,
	"band_sum" double precision DEFAULT 0 NOT NULL,
	"spoken_ms" bigint DEFAULT 0 NOT NULL,
	"last_practice_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"question_order" smallint NOT NULL,
	"question_text" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"points" jsonb NOT NULL,
	"preparation_sec" smallint NOT NULL,
	"max_sec" smallint NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "object_removals" (
	"object_key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_analyses" (
	"recording_id" integer PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"question_order" smallint NOT NULL,
	"idempotency_key" text,
	"object_key" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"analysis" text DEFAULT 'waiting' NOT NULL,
	"analysis_attempts" smallint DEFAULT 0 NOT NULL,
	"transcription" text
);
--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD CONSTRAINT "exam_sessions_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_totals" ADD CONSTRAINT "practice_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_questions" ADD CONSTRAINT "session_questions_session_id_exam_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."exam_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_analyses" ADD CONSTRAINT "recording_analyses_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_session_id_exam_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."exam_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_sessions_of_user" ON "exam_sessions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "exam_sessions_unfinished" ON "exam_sessions" USING btree ("user_id","id") WHERE "exam_sessions"."status" IN ('in_progress', 'paused');--> statement-breakpoint
CREATE INDEX "exam_sessions_finished" ON "exam_sessions" USING btree ("user_id","id") WHERE NOT ("exam_sessions"."status" IN ('in_progress', 'paused'));--> statement-breakpoint
CREATE INDEX "exam_sessions_unfinished_by_code" ON "exam_sessions" USING btree ("user_id","exam_code") WHERE "exam_sessions"."status" IN ('in_progress', 'paused');--> statement-breakpoint
CREATE INDEX "exam_sessions_scored" ON "exam_sessions" USING btree ("user_id","id") WHERE "exam_sessions"."overall_band" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "exam_sessions_best" ON "exam_sessions" USING btree ("user_id","overall_band") WHERE "exam_sessions"."overall_band" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "exam_sessions_creation_key" ON "exam_sessions" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_code_version" ON "papers" USING btree ("code","version");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_current" ON "papers" USING btree ("book","test") WHERE "papers"."is_current";--> statement-breakpoint
CREATE UNIQUE INDEX "session_questions_order" ON "session_questions" USING btree ("session_id","question_order");--> statement-breakpoint
CREATE INDEX "object_removals_due" ON "object_removals" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_idempotency_key" ON "recordings" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_answer" ON "recordings" USING btree ("session_id","question_order") WHERE "recordings"."replaced_at" IS NULL;--> statement-breakpoint
CREATE INDEX "recordings_session" ON "recordings" USING btree ("session_id");