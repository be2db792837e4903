CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"engine" text NOT NULL,
	"overall_band" double precision,
	"overall_low" double precision,
	"overall_high" double precision,
	"fluency_band" double precision,
	"lexical_band" double precision,
	"grammar_band" double precision,
	"pronunciation_band" double precision,
	"overall_exact" double precision,
	"fluency_exact" double precision,
	"lexical_exact" double precision,
	"grammar_exact" double precision,
	"pronunciation_exact" double precision,
	"words_per_minute" double precision,
	"pause_count" integer,
	"long_pause_count" integer,
	"spoken_sec" double precision NOT NULL,
	"word_count" integer NOT NULL,
	"summary" text NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_session" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "judgements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "judgements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"text" text,
	"recording_id" integer,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "scoring_moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "scoring_attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_sessions" ADD COLUMN "scoring_revived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "corrected_text" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_session_id_exam_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."exam_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgements" ADD CONSTRAINT "judgements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgements" ADD CONSTRAINT "judgements_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_of_user" ON "feedback" USING btree ("user_id","session_id");--> statement-breakpoint
CREATE INDEX "feedback_updated" ON "feedback" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "exam_sessions_scoring" ON "exam_sessions" USING btree ("scoring_moved_at") WHERE "exam_sessions"."status" IN ('completed', 'feedback_generating');--> statement-breakpoint
CREATE INDEX "recording_analyses_created" ON "recording_analyses" USING btree ("created_at");