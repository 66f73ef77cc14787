# dlscan's commands for people; everything else is in Scripts/.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.PHONY: help demo test benchmark check-release

help:
	@echo 'make demo   install what is missing, build, and read the sample pictures'
	@echo 'make test   install what is missing, and check everything'
	@echo 'make check-release   check what takes too long for every change'
	@echo 'make benchmark   measure accuracy and speed, and write Documentation/Accuracy.md'

demo:
	@Scripts/demo

test:
	@Scripts/bootstrap
	@Scripts/check

benchmark:
	@Scripts/bootstrap
	@Benchmarks/run

check-release:
	@Scripts/bootstrap
	@Scripts/check-release
